import { isPublicLink } from '#domains/advertising/common/public-link.ts'
import { AdvertisementCard } from '#domains/advertising/web/advertisement-card.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import type { AdvertisementForm } from './use-advertisement-form.ts'
import * as t from '#domains/advertising/texts.ts'

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
