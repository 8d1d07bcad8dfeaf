export const domain = {}
