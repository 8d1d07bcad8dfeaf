/** Of the page that a suspended account takes over. */
export const suspended_title = 'Your account is suspended'
