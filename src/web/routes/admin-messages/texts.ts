// Written by `npm run texts` from texts.json, where the texts stand.

export const chats_hoko_back_office = (): string => `Chats · Hoko back office`
export const a_conversation_hoko_back_office = (): string => `Conversation · Hoko back office`
export const conversation_history_hoko_back_office = (): string => `Conversation history · Hoko back office`
export const conversation = (): string => `Conversation`
export const conversation_history = (): string => `Conversation history`
export const all_conversations = (): string => `All conversations`
export const notifications_hoko_back_office = (): string => `Notifications · Hoko back office`
export const notifications = (): string => `Notifications`
export const mark_all_read = (): string => `Mark all read`
export const unread_new = ({ count }: { count: string | number }): string => `${count} new`
export const support_hoko_back_office = (): string => `Support · Hoko back office`
export const notification_settings = (): string => `Settings`
export const member_reports_hoko_back_office = (): string => `Member reports · Hoko back office`
export const failed_emails_hoko_back_office = (): string => `Failed emails · Hoko back office`
export const email_previews_hoko_back_office = (): string => `Email previews · Hoko back office`
export const edit_email_hoko_back_office = (): string => `Edit email · Hoko back office`
export const edit_email = (): string => `Edit email`
export const email_previews = (): string => `Email previews`
export const moderation_hoko_back_office = (): string => `Moderation · Hoko back office`
export const audit_log_hoko_back_office = (): string => `Audit log · Hoko back office`
