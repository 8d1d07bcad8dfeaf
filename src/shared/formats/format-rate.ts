/** '12.95%', '9%', of hundredths of a percent. */
export const formatRate = (basis_points: number): string => `${basis_points / 100}%`
