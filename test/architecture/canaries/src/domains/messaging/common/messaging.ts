export const knows = 'those above'
