"""Run by Alembic: brings the database of the connection that `database.migrate` hands over up to date."""

from alembic import context

from hexfolk.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
