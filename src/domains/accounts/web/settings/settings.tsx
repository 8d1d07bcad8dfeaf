import { Download } from 'lucide-react'
import { useState, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { exportMyData, type Account } from '#domains/accounts/common/accounts.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { listWorkplaces } from '#domains/businesses/common/team.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { usePasswordGate } from '../shared/use-password-gate.tsx'
import { ContactSection } from './contact/contact-section.tsx'
import { NotificationsSection } from './notifications/notifications-section.tsx'
import { type PlaceSlot, ProfileSection } from './profile-section.tsx'
import { PasswordSection, SessionsSection } from './security/sessions-section.tsx'
import { TwoFactorSection } from './security/two-factor-section.tsx'
import { SellingPage } from './selling/selling-page.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import {
  isRare,
  listCommonPages,
  sectionBelowTop,
  getSettingsPages,
  settingsPageAt,
  type SettingsPage,
} from './settings-pages.ts'
import { useOwnAccount } from './use-own-account.ts'
import { DeleteAccount, VisibilitySection } from './visibility-section.tsx'
import * as t from '#domains/accounts/texts.ts'

/** Privacy Act 2020, principle 6. */
function DataSection() {
  const gate = usePasswordGate()
  const download = useActionForm({
    initial: {},
    send: () => gate.pass(() => api.call(exportMyData, {})),
    onDone: (zip) => {
      if (!zip) return
      saveFile(zip, `hoko-my-data-${formatDate(new Date(serverNow()))}.zip`)
      notify.success(t.data_downloaded())
    },
  })

  return (
    <SettingsSection id="your-data" title={t.your_data()} lead={t.everything_hoko_holds_about_you_in_one()}>
      <div className="grid gap-4">
        {download.message && (
          <Notice kind="wrong" live>
            {download.message}
          </Notice>
        )}
        <div>
          <Button kind="quiet" icon={Download} busy={download.isSending} onClick={download.submit}>
            {t.download_my_data()}
          </Button>
        </div>
      </div>
      {gate.dialog}
    </SettingsSection>
  )
}

function DeleteSection({ email }: { email: string }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection id="delete-account" title={t.delete_your_account_2()} lead={t.you_cant_undo_this()}>
      <div className="grid gap-4">
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-ink-2">
          <li>{t.we_remove_your_profile_photo_email_and()}</li>
          <li>{t.we_withdraw_your_live_listings()}</li>
          <li>{t.your_bids_still_count_under_deleted()}</li>
          <li>{t.we_keep_trades_and_invoices_for_as()}</li>
          <li>{t.you_cant_delete_it_while_youre_leading()}</li>
        </ul>
        <div>
          <Button kind="danger" onClick={() => setDeleting(true)}>
            {t.delete_my_account()}
          </Button>
        </div>
      </div>
      {isDeleting && <DeleteAccount email={email} onClose={() => setDeleting(false)} />}
    </SettingsSection>
  )
}

const AddressesSection = ({ children }: { children: ReactNode }) => (
  <SettingsSection
    id="addresses"
    title={t.delivery_addresses()}
    lead={t.where_sellers_send_the_things_you_buy()}
  >
    {children}
  </SettingsSection>
)

interface SettingsProps {
  renderPlace: (slot: PlaceSlot) => ReactNode
  renderPasswordHints: (password: string) => ReactNode
  formatPhone: (e164: string) => string
  blocked: ReactNode
  warnings: ReactNode
  addresses: ReactNode
  cards: ReactNode
  push: ReactNode
  watching: ReactNode
  invoices: ReactNode
  developers: ReactNode[]
  renderFinance: (account: Account, setReply: (account: Account) => void) => ReactNode
  finance_enquiries: ReactNode
  renderBusiness: (account: Account, onUnsaved: (isUnsaved: boolean) => void) => ReactNode
}

export function Settings({ renderPlace, renderPasswordHints, formatPhone, ...slots }: SettingsProps) {
  const { blocked, warnings, cards, push, invoices, developers } = slots
  const { renderFinance, renderBusiness } = slots
  const { account, error, isFetching, setReply, refresh } = useOwnAccount()
  const { hash } = useLocation()
  const page = settingsPageAt(hash)
  const opened = useOpenedPages(page)
  const rare = useRarePages(hash, account)
  const [isUnsaved, setUnsaved] = useState<Record<string, boolean>>({})
  const unsaved = getSettingsPages().filter(({ id }) => isUnsaved[id])
  const note = (id: string) => (is: boolean) => setUnsaved((all) => ({ ...all, [id]: is }))
  useArrivalAt(hash, account !== undefined)

  if (error) {
    return (
      <ErrorState title={t.your_settings_didnt_load()} onRetry={() => void refresh()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!account) return <SettingsSkeleton />
  const contents: Record<string, ReactNode> = {
    profile: (
      <>
        <ProfileSection
          account={account}
          setReply={setReply}
          onUnsaved={note('profile')}
          renderPlace={renderPlace}
        />
        <ContactSection account={account} setReply={setReply} formatPhone={formatPhone} />
        <VisibilitySection account={account} setReply={setReply} />
      </>
    ),
    security: (
      <>
        <PasswordSection renderHints={renderPasswordHints} />
        <TwoFactorSection />
        <SessionsSection />
      </>
    ),
    selling: (
      <SellingPage
        account={account}
        setReply={setReply}
        onUnsaved={note('selling')}
        finance={rare.isShown ? renderFinance(account, setReply) : null}
      />
    ),
    business: renderBusiness(account, note('business')),
    addresses: <AddressesSection>{slots.addresses}</AddressesSection>,
    cards: (
      <SettingsSection id="cards" title={t.cards()} lead={t.the_cards_you_pay_hoko_with()}>
        {cards}
      </SettingsSection>
    ),
    invoices: (
      <SettingsSection id="invoices" title={t.invoices()} lead={t.what_you_paid_hoko_for()}>
        {invoices}
      </SettingsSection>
    ),
    notifications: (
      <>
        <NotificationsSection push={push} />
        <SettingsSection id="watching" title={t.watchlist()} lead={t.what_we_add_to_your_watchlist()}>
          {slots.watching}
        </SettingsSection>
      </>
    ),
    blocked: (
      <SettingsSection id="blocked" title={t.blocked()} lead={t.people_who_cant_bid_on_buy_make_offers()}>
        {blocked}
      </SettingsSection>
    ),
    warnings: (
      <SettingsSection id="warnings" title={t.warnings()} lead={t.when_something_was_against_our_rules()}>
        {warnings}
      </SettingsSection>
    ),
    developers,
    data: (
      <>
        <DataSection />
        <SettingsSection
          id="finance-enquiries"
          title={t.your_finance_enquiries()}
          lead={t.what_youve_sent_to_lenders_and_dealers()}
        >
          {slots.finance_enquiries}
        </SettingsSection>
        <DeleteSection email={account.email} />
      </>
    ),
  }
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsMenu
        pages={(rare.isShown ? getSettingsPages() : listCommonPages()).filter(
          ({ id }) => id !== 'developers' || developers.length > 0,
        )}
        onShowAll={rare.isShown ? null : rare.show}
        current={page}
        unsaved={unsaved}
      />
      <div className="min-w-0 max-w-4xl">
        {opened.map(({ id }) => (
          <div key={id} hidden={id !== page.id} className="grid gap-5">
            {contents[id]}
          </div>
        ))}
      </div>
      <LeavingGuard isUnsafe={unsaved.length > 0}>
        {t.you_changed_and_did_not_save({
          sections: getListFormat().format(unsaved.map(({ label }) => `“${label}”`)),
        })}
      </LeavingGuard>
    </div>
  )
}

/** Private sellers see the settings for businesses and developers once they ask, or a link leads there. */
function useRarePages(hash: string, account: Account | undefined) {
  const { data: workplaces } = useApiQuery(listWorkplaces, {})
  const [isExpanded, setExpanded] = useState(isRare(hash))
  if (!isExpanded && isRare(hash)) setExpanded(true)
  const isRelevant = account?.seller_kind === 'in_trade' || (workplaces?.items.length ?? 0) > 0
  return { isShown: isExpanded || isRelevant, show: () => setExpanded(true) }
}

/** Opened pages stay mounted, so that typed values aren't lost. */
function useOpenedPages(page: SettingsPage): SettingsPage[] {
  const [opened, setOpened] = useState([page])
  if (!opened.includes(page)) setOpened([...opened, page])
  return opened
}

/**
 * Scrolls itself: the address's section renders only after the browser's own scroll to the hash.
 */
function useArrivalAt(hash: string, isReady: boolean) {
  useEffect(() => {
    if (!isReady || !hash) return
    const section = sectionBelowTop(hash)
    if (section) document.getElementById(section)?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [hash, isReady])
}

function SettingsSkeleton() {
  return (
    <Loading label={t.loading_your_settings()}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3 max-lg:hidden">
          {getSettingsPages().map(({ id }) => (
            <Skeleton key={id} className="h-6" />
          ))}
        </div>
        <div className="grid max-w-4xl gap-5">
          {[1, 2, 3].map((sheet) => (
            <div key={sheet} className="rounded-panel border border-line bg-paper p-6">
              <Skeleton className="mb-5 h-6 w-40" />
              <SkeletonText lines={4} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
