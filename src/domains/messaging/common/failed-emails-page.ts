export const failed_emails_page = '/failed-emails'
