/** Links to pages that also exist without a frame lead to those. */
export const toBareLinks = (text: string): string =>
  text.replaceAll('](/info/', '](/mb/').replaceAll('](/contact-us)', '](/contact-us-app)')

/** No way out of them, such as `/mb/../home`. */
export const isBarePage = (href: string): boolean =>
  /^\/(?:mb\/[a-z-]+|contact-us-app)(?:#[\w-]*)?$/.test(href)
