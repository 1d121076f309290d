-- An article can be scheduled. Until its time comes it is not public: the key that everybody has does not read it,
-- so neither the site nor the REST interface can show it early.

alter table public.blog_posts add column published_at timestamptz;
comment on column public.blog_posts.published_at is
  'Null or past: the article is public. Future: it becomes public at that time by itself.';

drop policy "anyone may read" on public.blog_posts;
create policy "anyone may read what is published" on public.blog_posts
  for select to anon, authenticated using (published_at is null or published_at <= now());
