/** The same device from where it has been used before, as far as that can be told. Pure. */

/** What a browser says of itself without its versions, so that an update does not make another device of it. */
export const deviceKind = (user_agent: string): string =>
  user_agent
    .replace(/\d+(?:[._]\d+)*/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The neighbourhood of an address: a home or an office gets others within it, a thief comes from elsewhere. */
export function getNetwork(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(address)
  if (v4) return v4[1]!
  return address.includes(':') ? firstGroups(address.toLowerCase()) : address
}

/** '2404:4400:1234' of an IPv6 address: what a line or an office is given; '::' stands for groups of nought. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const noughts = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(noughts, 0) }, () => '0'), ...after]
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
