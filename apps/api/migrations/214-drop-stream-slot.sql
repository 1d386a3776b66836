-- Replaced by running_stream. No release reads it.
drop table stream_slot;
