import { describe, expect, it } from '@jest/globals';
import { formWith } from './form-visitor.js';

describe('a form', () => {
  const page = `<form method="post" action="/switch"><input type="hidden" name="form" value="a"></form>
    <form method="post" action="/sign-in?x=1&amp;y=2"><input type="hidden" name="form" value="b">
    <input name="email" type="email"><input name="password" type="password"></form>`;

  it('is the one with the field, with its hidden values', () => {
    expect(formWith(page, 'password')).toEqual({ action: '/sign-in?x=1&y=2', hidden: { form: 'b' } });
  });

  it('is none where no form has the field', () => {
    expect(formWith(page, 'workspaceId')).toBeUndefined();
  });
});
