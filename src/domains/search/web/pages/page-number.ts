export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}
