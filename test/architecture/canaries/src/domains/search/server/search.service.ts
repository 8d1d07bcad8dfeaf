export { knows } from '../../messaging/server/messaging.service.ts'
