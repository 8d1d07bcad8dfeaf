import * as adminChats from '../common/admin-chats.ts'
import * as chat from '../common/chat.ts'
import * as support from '../common/support.ts'
import * as adminChatsShapes from '../common/admin-chats.shapes.ts'
import * as chatShapes from '../common/chat.shapes.ts'
import * as supportShapes from '../common/support.shapes.ts'
import * as dealingsShapes from '../common/dealings.shapes.ts'
import { viewings } from './viewings.service.ts'
import { chatTasks } from './chat.jobs.ts'
import { reactionsOfChat } from './chat.reactions.ts'
import { chatRoutes } from './chat.routes.ts'
import { registerChatSource } from './chat.service.ts'
import { putBackMessage, removeMessage } from './removing.service.ts'
import { supportRoutes } from './support/support.routes.ts'
import { messageRemoving } from '#domains/flags/server/removals.service.ts'
import { viewingHost } from '#domains/trades/server/meetings/meetings.service.ts'
import { extend } from '#platform/server/extensions.ts'
import type { Domain } from '#platform/server/domain.ts'
import { hotTopics } from '#platform/server/live-hub.ts'
import { composeSampleEmailsOfContact } from './support/email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'

export const domain: Domain = {
  operations: [adminChats, chat, support],
  shapes: [adminChatsShapes, chatShapes, supportShapes, dealingsShapes],
  routes: [chatRoutes, supportRoutes],
  liveSources: [registerChatSource],
  reactions: reactionsOfChat,
  tasks: chatTasks,
  extensions: [
    extend(hotTopics, ['chat']),
    extend(sampleEmails, composeSampleEmailsOfContact),
    extend(viewingHost, viewings),
    extend(messageRemoving, { remove: removeMessage, putBack: putBackMessage }),
  ],
  tables: [
    'support_visitors',
    'conversations',
    'conversation_members',
    'conversation_status_changes',
    'chat_messages',
    'support_requests',
    'support_notices',
    'support_notice_members',
    'support_request_changes',
    'saved_replies',
    'phone_looks',
    'tenant_facts',
  ],
}
