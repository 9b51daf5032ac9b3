import type { ACTIVITY_SUBJECTS, ActivitySearch } from './activity-search.js';

/** The events of the API, by what they are about. */
const EVENTS: Readonly<Record<(typeof ACTIVITY_SUBJECTS)[number], string>> = {
  card: 'card.*,assignee.change,value.change',
  comment: 'comment.*',
  checklist: 'checklist.*',
  schedule: 'gantt.*,dependency.*',
  list: 'list.*,column.*,row.*',
  label: 'label.change',
  field: 'field.*',
  board: 'board.*',
};

/** The search of an address as parameters of the API. */
export function activityParameters({ by, via, about }: ActivitySearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (by) parameters.set('actor', String(by));
  if (via) parameters.set('via', via);
  if (about) parameters.set('event', EVENTS[about]);
  return parameters;
}
