/** No room on the disk, ours or that of the database. */
export const isDiskFull = ({ code }: { code?: string }) =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
