export function pageNumber(asked: URLSearchParams): number {
  const page = Number(asked.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}
