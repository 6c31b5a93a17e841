"""What the server and the command line say, in the words of ``locales/``: one tree with the browser."""
