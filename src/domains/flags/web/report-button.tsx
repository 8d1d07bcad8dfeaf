import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/flags/texts.ts'

const ReportDialog = lazyOnClick(async () => (await import('./report-dialog.tsx')).ReportDialog)
const MemberReportDialog = lazyOnClick(
  async () => (await import('./member-report-dialog.tsx')).MemberReportDialog,
)

/** Opens the dialog if the address ends in `hash`, so that it opens after signing in. */
function useReport(hash: string) {
  const { status } = useSession()
  const { pathname, search, hash: present } = useLocation()
  const navigate = useNavigate()
  const [isClosed, setClosed] = useState(false)
  const [isOpen, setOpen] = useState(false)

  function openDialog() {
    if (status === 'visitor') {
      void navigate(`${userSignin}?next=${encodeURIComponent(pathname + search + hash)}`)
    } else setOpen(true)
  }
  function close() {
    setOpen(false)
    setClosed(true)
  }
  return { isOpen: status === 'user' && (isOpen || (present === hash && !isClosed)), openDialog, close }
}

interface FlagButtonProps {
  kind: 'plain' | 'outlined'
  label: string
  onClick: () => void
}

function FlagButton(button: FlagButtonProps) {
  return (
    <span className={useHydrated() ? undefined : 'invisible'}>
      <IconButton icon={Flag} {...button} />
    </span>
  )
}

/** For a menu, which unmounts its items when it closes: the dialog is rendered beside it. */
export function useListingReport({ listing_id: listingId, title }: { listing_id: number; title: string }) {
  const { isOpen, openDialog, close } = useReport('#report')
  return {
    openReport: openDialog,
    dialog: isOpen && <ReportDialog listing_id={listingId} title={title} onClose={close} />,
  }
}

interface SubjectReportProps {
  id: number
  name: string
}

/** Renders nothing on one's own page. */
export function MemberReportButton({ id, name }: SubjectReportProps) {
  const { user } = useSession()
  const { isOpen, openDialog, close } = useReport('#report')
  if (user?.id === id) return null
  return (
    <>
      <FlagButton kind="outlined" label={t.report_name({ name })} onClick={openDialog} />
      {isOpen && <MemberReportDialog kind="member" subject_id={id} name={name} onClose={close} />}
    </>
  )
}

interface ReviewReportProps extends SubjectReportProps {
  /** The author's and the subject's ids: neither can report it. */
  sides: number[]
}

export function ReviewReportButton({ id, name, sides }: ReviewReportProps) {
  const { user } = useSession()
  const { isOpen, openDialog, close } = useReport(`#report-review-${id}`)
  if (user && sides.includes(user.id)) return null
  return (
    <>
      <FlagButton kind="plain" label={t.report_the_review_by_name({ name })} onClick={openDialog} />
      {isOpen && <MemberReportDialog kind="review" subject_id={id} name={name} onClose={close} />}
    </>
  )
}

/** Reports a message in an open conversation, so its reader is already signed in. */
export function MessageReportButton({ conversation_id: conversationId, number, name }: MessageReportProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SmallFlagButton label={t.report_message_by_name({ name })} onClick={() => setOpen(true)} />
      {isOpen && (
        <MemberReportDialog
          kind="message"
          subject_id={conversationId}
          number={number}
          name={name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface MessageReportProps {
  conversation_id: number
  number: number
  name: string
}

const getQuestionLabels = makeTexts(() => ({
  question: t.report_question_by_name,
  answer: t.report_answer_by_name,
}))

export function QuestionReportButton({
  id,
  name,
  kind,
}: SubjectReportProps & { kind: 'question' | 'answer' }) {
  const { isOpen, openDialog, close } = useReport(`#report-${kind}-${id}`)
  return (
    <>
      <SmallFlagButton label={getQuestionLabels()[kind]({ name })} onClick={openDialog} />
      {isOpen && <MemberReportDialog kind={kind} subject_id={id} name={name} onClose={close} />}
    </>
  )
}

/** A small button for use beside a line of small text. */
function SmallFlagButton({ label, onClick }: Pick<FlagButtonProps, 'label' | 'onClick'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={joinClasses(
        'inline-grid size-6 place-items-center rounded-control align-middle text-ink-3 hover:text-ink',
        !useHydrated() && 'invisible',
      )}
    >
      <Flag aria-hidden size={14} strokeWidth={1.75} />
    </button>
  )
}
