/** As NZ banks write it: bank, branch, account and suffix, such as 12-3456-1234567-00. */
export const isBankAccountNumber = (number: string): boolean => /^\d{2}-\d{4}-\d{7}-\d{2,3}$/.test(number)
