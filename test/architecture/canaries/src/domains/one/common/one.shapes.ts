export const one = {}
