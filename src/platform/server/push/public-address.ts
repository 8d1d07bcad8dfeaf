import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Loopback, private and reserved IPv4 ranges (IANA's special-purpose registry). */
const notPublicIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Reserved IPv6 ranges, and those that embed an IPv4 address. */
const notPublicIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [net, prefix] of notPublicIpv4) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of notPublicIpv6) refused.addSubnet(net, prefix, 'ipv6')

const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  // A zone id is a link of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  return givenOut.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
