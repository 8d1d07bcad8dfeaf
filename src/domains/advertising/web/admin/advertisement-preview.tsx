import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  type Advertisement,
  createAdvertisement,
  getAdvertisement,
  listAdvertisements,
  updateAdvertisement,
} from '#domains/advertising/common/advertisements.ts'
import { isPublicLink } from '#domains/advertising/common/public-link.ts'
import { AdvertisementCard } from '#domains/advertising/web/advertisement-card.tsx'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { api } from '#platform/web/session/api.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import {
  checkAdvertisement,
  placeImageError,
  readAdvertisementFields,
  startValues,
} from './advertisement-values.ts'
import * as t from '#domains/advertising/texts.ts'

export function useAdvertisementForm(advertisement: Advertisement | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useActionForm({
    initial: startValues(advertisement),
    check: checkAdvertisement,
    rechecks: true,
    send: async (values): Promise<unknown> => {
      const fields = readAdvertisementFields(values)
      return advertisement
        ? api.call(updateAdvertisement, { id: advertisement.id, ...fields })
        : api.call(createAdvertisement, fields)
    },
    placeProblem: ({ errors }) => placeImageError(errors),
    onDone: async () => {
      await Promise.all(
        [listAdvertisements, getAdvertisement, listAudit].map(({ name }) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      )
      notify.success(t.advertisement_saved())
      await navigate(lastTable('/advertisements'))
    },
  })
  useStoredForm(form, `advertisement-${advertisement?.id ?? 'new'}`)
  return form
}

export type AdvertisementForm = ReturnType<typeof useAdvertisementForm>

/** Previews both themes; clicks do nothing and aren't counted. */
export function AdvertisementPreview({ form }: { form: AdvertisementForm }) {
  const { name, link, image, alt, placement } = form.values
  const isOpenable = isPublicLink(link.trim())
  return (
    <Panel title={t.preview()}>
      {image ? (
        <div className="grid gap-4">
          {(['light', 'dark'] as const).map((theme) => (
            <section
              key={theme}
              aria-label={theme === 'light' ? t.light_theme() : t.dark_theme()}
              inert
              className={joinClasses(
                'rounded-panel border border-line bg-ground p-4 text-ink',
                theme === 'light' ? 'scheme-light' : 'scheme-dark',
              )}
            >
              <div className={joinClasses(placement !== 'home' && 'max-w-60')}>
                <AdvertisementCard
                  advertisement={{ name: name || t.name(), link, image, alt }}
                  variant={placement === 'home' ? 'row' : 'card'}
                />
              </div>
            </section>
          ))}
          {isOpenable && (
            <a
              href={link.trim()}
              target="_blank"
              rel="noopener noreferrer"
              className="justify-self-start rounded-control text-sm font-semibold text-pounamu hover:underline"
            >
              {t.try_the_link()}
              <span className="sr-only"> {t.opens_in_a_new_tab()}</span>
            </a>
          )}
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t.the_card_shows_here_once_theres_a_picture()}</p>
      )}
    </Panel>
  )
}
