import { withdrawQuestionsOfDeleted } from './withdraw.account-deleted.ts'

export const reactionsOfQuestions = [withdrawQuestionsOfDeleted]
