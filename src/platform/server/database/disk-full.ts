export const isDiskFull = ({ code }: { code?: string }) =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
