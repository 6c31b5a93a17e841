"""Steps from one database schema to the next, run when the store is opened."""
