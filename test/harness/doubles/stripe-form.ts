export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Parses `a[b][0]=c` like Stripe: numbers in brackets make lists. */
export function readForm(text: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let place = form
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, FormValue>
    place[path.at(-1)!] = value
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, asLists(value)]))
}

function asLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, one]) => [name, asLists(one)] as const)
  if (entries.length > 0 && entries.every(([name], at) => name === String(at)))
    return entries.map(([, one]) => one)
  return Object.fromEntries(entries)
}
