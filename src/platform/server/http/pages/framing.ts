import { findAddress } from '#platform/common/addresses.ts'

/** Other sites and apps may frame these pages: they link nowhere else and act for nobody. */
export function mayBeFramed(path: string): boolean {
  const address = findAddress(path)?.path
  return address === '/contact-us-app' || (address?.startsWith('/mb/') ?? false)
}
