-- When an article last changed: a correction reaches feed readers and search engines.
alter table public.blog_posts add column updated_at timestamptz not null default now();
update public.blog_posts set updated_at = created_at;
alter table public.blog_posts add constraint blog_posts_updated_at_real
  check (updated_at >= '1900-01-01' and updated_at < '2200-01-01');
comment on column public.blog_posts.updated_at is 'Set with every change; the feed, the sitemap and structured data give it.';

create trigger blog_posts_touch before update on public.blog_posts
  for each row when (old.* is distinct from new.*) execute function public.touch_updated_at();
