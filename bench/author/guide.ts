/** /shop/which-kit on the floor, before anything is answered, written by hand. */
import { guide } from '../../src/shop/texts/en/guide';
import { icon, RIGHT } from './icons';

export function guideMain(): string {
  const { answers, hints, lead, progress, questions, title } = guide;
  const count = Object.keys(questions).length;
  const places = Object.entries(answers.where).map(
    ([place, name]) =>
      `<li><a href="?where=${place}"><span><b>${name}</b><small>${hints.where[place as keyof typeof hints.where]}</small></span>${icon(RIGHT)}</a></li>`,
  );
  return `<div class="wrap guide">
<h1>${title}</h1>
<p class="lead">${lead}</p>
<section><p class="far">${progress(1, count)}<span aria-hidden="true"><i class="on"></i>${'<i></i>'.repeat(count - 1)}</span></p>
<h2>${questions.where}</h2>
<ul>${places.join('')}</ul></section>
</div>`;
}
