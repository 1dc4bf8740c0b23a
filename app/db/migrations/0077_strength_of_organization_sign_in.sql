-- How strongly an organization's provider has to authenticate people: values of which the ID token's acr or amr needs
-- one, with spaces between them (docs/decisions/0166). Empty: any.
alter table identity_providers
  add column required_acr text not null default '',
  add column required_amr text not null default '',
  -- Whether the provider's authentication replaces the person's own second factor here. As before, for those that are set up.
  add column counts_as_factor boolean not null default true;
