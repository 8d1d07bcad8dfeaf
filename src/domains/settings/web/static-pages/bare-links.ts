/** Replaces links to pages that also exist without a frame. */
export const toBareLinks = (text: string): string =>
  text.replaceAll('](/info/', '](/mb/').replaceAll('](/contact-us)', '](/contact-us-app)')

/** Rejects paths that lead out, such as `/mb/../home`. */
export const isBarePage = (href: string): boolean =>
  /^\/(?:mb\/[a-z-]+|contact-us-app)(?:#[\w-]*)?$/.test(href)
