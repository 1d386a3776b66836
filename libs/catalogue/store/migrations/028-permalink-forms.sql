-- Permalinks that look the same are the same: Unicode NFC, without invisible characters. A title whose form is taken gets its id.
with wanted as (
  select content_id, permanent_link as stored,
    normalize(regexp_replace(permanent_link, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'), nfc) as form
  from title
), ranked as (
  select content_id, stored, form, row_number() over (partition by form order by stored = form desc, content_id) as place from wanted
)
update title set
  permanent_link = case when place > 1 or form = '/' then rtrim(form, '/') || case when form = '/' then '/' else '-' end || lower(title.content_id) else form end,
  fingerprint = ''
from ranked
where ranked.content_id = title.content_id and stored <> form;
