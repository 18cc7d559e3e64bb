"""The online table: friends play by a link, from any number of workers."""
