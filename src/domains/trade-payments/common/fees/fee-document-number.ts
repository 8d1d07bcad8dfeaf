/** Formats 'FEE-000042'. */
export const formatFeeDocumentNumber = (number: number): string => `FEE-${String(number).padStart(6, '0')}`
