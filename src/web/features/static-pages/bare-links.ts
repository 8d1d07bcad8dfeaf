/** Links to pages that also exist without a frame lead to those. */
export const toBareLinks = (text: string): string =>
  text.replaceAll('](/info/', '](/mb/').replaceAll('](/contact-us)', '](/contact-us-app)')

export const isBarePage = (href: string): boolean => href.startsWith('/mb/') || href === '/contact-us-app'
