import type { Locale } from '@ott/i18n'
import { escape, translator } from '../../page.ts'

/** Who embeds a frame, as its script checks it. */
export type Embedding = { channel: string; origin: string; key: string; api: string; locale: Locale }

type Field = { name: string; label: string; autocomplete: string; placeholder: string; incomplete: string; incorrect: string }

/** The card form. Only the site may embed it. */
export function cardPage(embedding: Embedding): string {
  const t = translator(embedding.locale)
  const field = ({ name, label, autocomplete, placeholder, incomplete, incorrect }: Field) => `<div class="field ${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" data-incomplete="${incomplete}" data-incorrect="${incorrect}" aria-describedby="${name}-error" aria-invalid="false" required>
<span class="error" id="${name}-error" role="alert"></span>
</div>`
  const main = `<form novalidate aria-label="${t('cardForm')}">
<p class="note">${t('cardFormDemo')}</p>
${field({ name: 'number', label: t('cardNumber'), autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', incomplete: t('cardNumberIncomplete'), incorrect: t('cardNumberIncorrect') })}
${field({ name: 'expiry', label: t('cardExpiry'), autocomplete: 'cc-exp', placeholder: t('cardExpiryFormat'), incomplete: t('cardExpiryIncomplete'), incorrect: t('cardExpired') })}
${field({ name: 'cvc', label: t('cardCode'), autocomplete: 'cc-csc', placeholder: '123', incomplete: t('cardCodeIncomplete'), incorrect: t('cardCodeIncomplete') })}
</form>`
  return framePage(embedding, { title: t('cardForm'), bodyClass: 'card-form', script: 'card.js', main })
}

/** The hidden frame of API calls. */
export function controllerPage(embedding: Embedding): string {
  return framePage(embedding, { title: translator(embedding.locale)('cardForm'), bodyClass: 'controller', script: 'controller.js', main: '' })
}

/** The bank asks its cardholder. Without a channel it is a page of its own, which the form leaves. */
export function challengePage(embedding: Embedding, attempt: string, isOpen: boolean): string {
  const t = translator(embedding.locale)
  const main = `<main>
<h1>${t('challengeTitle')}</h1>
<p class="lead">${isOpen ? t('challengeLead') : t('challengeEnded')}</p>
<form method="post" action="challenge">
<input type="hidden" name="attempt" value="${escape(attempt)}">
<button id="complete" name="result" value="complete"${isOpen ? '' : ' hidden'}>${t('challengeComplete')}</button>
<button id="fail" name="result" value="fail" class="quiet"${isOpen ? '' : ' hidden'}>${t('challengeFail')}</button>
<button type="button" id="wait" class="quiet" hidden>${t('challengeWait')}</button>
<button id="close" name="result" value="fail" class="quiet">${t('challengeClose')}</button>
<p role="status">${t('challengeWaiting')}</p>
</form>
</main>`
  return framePage(embedding, { title: t('challengeTitle'), bodyClass: 'challenge', script: 'challenge.js', main })
}

type Parts = { title: string; bodyClass: string; script: string; main: string }

function framePage({ channel, origin, key, api, locale }: Embedding, { title, bodyClass, script, main }: Parts): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox.css">
<link rel="stylesheet" href="frames.css">
<script src="frame-channel.js" defer></script>
<script src="${script}" defer></script>
</head>
<body class="${bodyClass}" data-channel="${escape(channel)}" data-origin="${escape(origin)}" data-key="${escape(key)}" data-api="${escape(api)}">
${main}
</body>
</html>
`
}
