export const failedEmailsPage = '/failed-emails'
