export function quantityIn(typed: string, most: number): number | null {
  const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return quantity >= 1 && quantity <= most ? quantity : null
}
