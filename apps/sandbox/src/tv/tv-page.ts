import { brand } from '@ott/brand'
import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { escape, page, translator } from '../page.ts'

/** The screens of a TV; its script shows one at a time. */
export function tvPage(locale: Locale, siteOrigin: string): string {
  const t = translator(locale)
  const screen = (name: string, body: string) => `<section data-screen="${name}" hidden>\n${body}\n</section>`
  const main = `<p class="lead">${t('tv.lead')}</p>
${screen('code', `<h2>${t('tv.codeHeading')}</h2>
<div class="tv-code"><img id="qr" alt="${t('tv.qr')}" width="240" height="240">
<div><p>${t('tv.scan')} <strong id="address"></strong></p>
<p class="code"><span>${t('tv.code')}</span> <strong id="code" lang="en"></strong></p>
<p class="about">${t('tv.valid')} <span id="countdown" role="timer"></span></p></div></div>`)}
${screen('offline', `<p role="status">${t('tv.offline')}</p>`)}
${screen('denied', `<h2>${t('tv.denied')}</h2><button id="again-denied">${t('tv.again')}</button>`)}
${screen('stopped', `<h2>${t('tv.stopped')}</h2><button id="again-stopped">${t('tv.ok')}</button>`)}
${screen('waiting', `<h2>${t('tv.waiting')}</h2><p>${t('tv.waitingHint')} <strong>${escape(siteOrigin.replace(/^https?:\/\//, ''))}/settings/devices</strong></p>`)}
${screen('home', `<h2 id="row-title"></h2><ul id="row" class="tv-row" aria-labelledby="row-title"></ul>
<p id="playing" role="status"></p>
<form id="pin-form" hidden><label>${t('tv.pin')} <input id="pin" type="password" inputmode="numeric" maxlength="4" autocomplete="off"></label> <button>${t('tv.ok')}</button></form>
<video id="video" controls muted hidden width="640" height="360"></video>
<p><button id="log-out" class="quiet">${t('tv.logOut')}</button></p>`)}
<script src="/tv/dash.js"></script>
<script type="module" src="/tv/tv.js"></script>`
  const html = page({ title: t('tv.title'), locale, otherLanguageUrl: `/tv?language=${otherLocale(locale)}`, main })
  return html.replace('<body>', `<body data-site-id="${escape(brand.slug)}" data-locale="${locale}" data-name="${t('tv.name')}">`)
}
