import { must } from '#platform/common/must.ts'
const readQuery = (address: string) =>
  new URLSearchParams(must(address.split('#')[0], 'first split').split('?')[1])
const readPath = (address: string) => address.split(/[?#]/)[0]

/**
 * Applies the change from `drawn` to `wanted` to `latest`, the address already being loaded. Values
 * of a repeated name change one by one; for other names the last choice wins.
 */
export function rebaseAddress(
  rendered: string,
  wanted: string,
  latest: string,
  isSeveral: (name: string) => boolean = () => false,
): string {
  if (
    latest === rendered ||
    readPath(wanted) !== readPath(rendered) ||
    readPath(latest) !== readPath(rendered)
  )
    return wanted
  const [before, after, query] = [readQuery(rendered), readQuery(wanted), readQuery(latest)]
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [left, chosen] = [before.getAll(name), after.getAll(name)]
    if (left.join('\n') === chosen.join('\n')) continue
    const retained = isSeveral(name)
      ? [...query.getAll(name).filter((value) => chosen.includes(value) || !left.includes(value)), ...chosen]
      : chosen
    query.delete(name)
    for (const value of new Set(retained)) query.append(name, value)
  }
  return `${readPath(wanted)}${query.size > 0 ? `?${query}` : ''}`
}
