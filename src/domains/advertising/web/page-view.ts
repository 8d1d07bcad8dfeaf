let latest = { key: '', page_view: 0 }

/** A random number per history entry, until another opens: an advertisement counts once for it. */
export function getPageView(key: string): number {
  if (latest.page_view === 0 || latest.key !== key)
    latest = { key, page_view: 1 + Math.floor(Math.random() * (Number.MAX_SAFE_INTEGER - 1)) }
  return latest.page_view
}
