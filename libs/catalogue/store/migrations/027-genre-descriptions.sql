-- What those are told of a genre who find or share its page; null where nobody wrote it.
alter table genre add column description jsonb;
