export const page = 2
