import type { components } from '@kiban/client';

type Schemas = components['schemas'];

export type Card = Schemas['Card'];
export type ChecklistItem = Schemas['ChecklistItem'];
export type Comment = Schemas['Comment'];
export type Dependency = Schemas['Dependency'];
export type Activity = Schemas['Activity'];
export type GanttTask = Schemas['GanttTask'];
