-- After an administrator's revocation, its owner gets no other transcript of the campaign until an administrator allows it.
alter table credentials add column bars_next boolean not null default false;
update credentials c set bars_next = true from users u
  where u.id = c.user_id and c.revoked_by is not null and c.revoked_by <> u.username;
create index credentials_that_bar on credentials (user_id, campaign_id) where bars_next;
