/** Why an account cannot be deleted yet, in plain words, or null. Pure. */
export function whyBusy({ leads, trades }: { leads: string[]; trades: string[] }): string | null {
  const reasons = [
    ...(leads.length > 0 ? [`is the highest bidder on ${listed(leads)}`] : []),
    ...(trades.length > 0
      ? [`has ${trades.length === 1 ? 'an open trade' : 'open trades'}: ${listed(trades)}`]
      : []),
  ]
  if (reasons.length === 0) return null
  return `This account ${reasons.join(', and it ')}. You can delete it once that’s finished.`
}

const max_named = 3

function listed(titles: string[]): string {
  const named = titles.slice(0, max_named).map((title) => `“${title}”`)
  const more = titles.length - named.length
  if (more > 0) return `${named.join(', ')} and ${more} more`
  return new Intl.ListFormat('en-NZ').format(named)
}
