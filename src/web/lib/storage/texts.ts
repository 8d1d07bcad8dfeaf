// Written by `npm run texts` from texts.json, where the texts stand.

export const it_is_copied = ({ what }: { what: 'account_number' | 'secret' | 'recovery_codes' | 'api_key' | 'other' }): string => `${{ 'account_number': `The account number is`, 'secret': `The secret is`, 'recovery_codes': `The recovery codes are`, 'api_key': `The API key is`, 'other': `` }[what]} copied`
export const couldnt_copy_it = ({ what }: { what: 'account_number' | 'secret' | 'recovery_codes' | 'api_key' | 'other' }): string => `Couldn’t copy the ${{ 'account_number': `account number`, 'secret': `secret`, 'recovery_codes': `recovery codes`, 'api_key': `API key`, 'other': `` }[what]}`
export const select_the_text_and_copy_it_instead = (): string => `Select the text and copy it instead.`
export const bearer_token = ({ token }: { token: string | number }): string => `Bearer ${token}`
