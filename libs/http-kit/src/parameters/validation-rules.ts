import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
type RulesByMember = ReturnType<Storage['groupByPropertyName']>;

let kept = false;

/**
 * Caches class-validator's rules for a class. The library collects them for every validated object, which costs more
 * than the validation, although they never change after the class declaration.
 * Calls with other parameters (groups, schemas) are not cached.
 */
export function keepValidationRules(): void {
  if (kept) return;
  kept = true;
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const rulesOf = new WeakMap<object, Rules>();
  const groupsOf = new WeakMap<Rules, RulesByMember>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !schema && !always && !strictGroups && !groups?.length;
    const cached = isPlain ? rulesOf.get(target) : undefined;
    if (cached) return cached;
    const rules = gather(target, schema, always, strictGroups, groups);
    // Not cached: the decorators of a class without rules may not have run yet.
    if (isPlain && rules.length > 0) rulesOf.set(target, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const cached = groupsOf.get(rules);
    if (cached) return cached;
    const groups = group(rules);
    groupsOf.set(rules, groups);
    return groups;
  };
}
