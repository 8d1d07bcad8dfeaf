/**
 * Names that only resolve inside a private network, or nowhere (RFC 2606, 6761, 6762, 8375, 9476).
 */
const privateSuffixes =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|alt|home\.arpa|in-addr\.arpa|ip6\.arpa)$/

/**
 * An https link that works for anybody on the internet: a host with a dotted name, no IP address,
 * no user name or password, and the usual port.
 */
export function isPublicLink(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return false
  const host = url.hostname.replace(/\.$/, '')
  return /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(host) && !privateSuffixes.test(host)
}
